import { Inject, Injectable, mixin, type ExecutionContext, type Type } from '@nestjs/common'
import { AuthGuard, type IAuthGuard } from '@nestjs/passport'
import type { SocialProvider } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AttemptCookie, type AttemptSeal } from './attempt-cookie'
import type { BrowserStep } from './browser.strategy'
import type { SocialClient } from './social-client'
import type { SocialProfile } from './social-profile'

export const ATTEMPT_SEAL = Symbol('what attempts are sealed with')
export const SOCIAL_CLIENTS = Symbol('our side of each provider')
export type SocialClients = Readonly<Record<SocialProvider, SocialClient>>

/** What a step came to; a handler finds it as `request.user`, where passport puts it. */
export type SocialStep = { readonly address: string } | { readonly profile: SocialProfile }
export type RequestWithStep<Step extends SocialStep> = FastifyRequest & { user: Step }

/** Runs one step of a provider's strategy. Throws {@link SignInFailed}. */
export function SocialGuard(provider: SocialProvider, step: BrowserStep['step']): Type<IAuthGuard> {
  @Injectable()
  class StepGuard extends AuthGuard(provider) {
    constructor(
      @Inject(SOCIAL_CLIENTS) private readonly clients: SocialClients,
      @Inject(ATTEMPT_SEAL) private readonly seal: AttemptSeal,
    ) {
      super()
    }

    override getAuthenticateOptions(context: ExecutionContext): BrowserStep & { session: false } {
      const http = context.switchToHttp()
      const cookie = new AttemptCookie(
        provider,
        this.seal,
        http.getRequest<FastifyRequest>(),
        http.getResponse<FastifyReply>(),
      )
      return { step, client: this.clients[provider], attempts: cookie, session: false }
    }

    /** Passport's own redirect writes to an Express response, which Fastify's is not: the handler sends it instead. */
    override handleRequest<User = SocialStep>(error: unknown, profile: unknown, challenge: unknown): User {
      if (error) throw error
      return (profile ? { profile } : { address: challenge }) as User
    }
  }
  return mixin(StepGuard)
}

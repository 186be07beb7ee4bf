import { Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import type { SocialProvider } from '@originseal/contracts'
import type { z } from 'zod'
import { BrowserStrategy } from './browser.strategy'
import { SignInFailed } from './sign-in-failed'
import { facebookProfile, googleProfile, type SocialProfile } from './social-profile'

@Injectable()
export class GoogleStrategy extends PassportStrategy(BrowserStrategy, 'google') {
  validate(claims: unknown): SocialProfile {
    return decoded('google', googleProfile, claims)
  }
}

@Injectable()
export class FacebookStrategy extends PassportStrategy(BrowserStrategy, 'facebook') {
  validate(claims: unknown): SocialProfile {
    return decoded('facebook', facebookProfile, claims)
  }
}

function decoded(provider: SocialProvider, schema: z.ZodType<SocialProfile>, claims: unknown): SocialProfile {
  const read = schema.safeParse(claims)
  if (read.success) return read.data
  throw SignInFailed.at(provider, 'what it said of the person cannot be read', read.error)
}

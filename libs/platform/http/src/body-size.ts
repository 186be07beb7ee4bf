import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem'

/** Marks a route whose JSON body may have so many bytes and no more. */
export const LimitBody = (bytes: number) => RouteConfig({ bodyBytes: bytes })

/** BODY_TOO_LARGE where {@link LimitBody} stands and the body has more. */
export function faultOfSize({ routeOptions }: FastifyRequest, body: Buffer): Problem | undefined {
  const { bodyBytes } = routeOptions.config as { bodyBytes?: number }
  return bodyBytes !== undefined && body.length > bodyBytes ? new Problem('BODY_TOO_LARGE') : undefined
}

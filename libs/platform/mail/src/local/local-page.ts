import { applyDecorators, Header, UseGuards } from '@nestjs/common'
import { Allow } from '@originseal/http'
import { LocalOnlyGuard } from './local-only.guard'
import { mailPagePolicy } from './mail-page'

const privately = [
  Header('cache-control', 'no-store'),
  Header('referrer-policy', 'no-referrer'),
  Header('cross-origin-resource-policy', 'same-origin'),
]

/** Routes of a controller that only this machine is answered. */
export const LocalOnly = (): ClassDecorator => UseGuards(LocalOnlyGuard) as ClassDecorator

/** A page of mails ({@link mailPage}): kept nowhere, embedded nowhere. */
export const LocalMailPage = (): MethodDecorator =>
  applyDecorators(
    Allow('internal'),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('content-security-policy', mailPagePolicy),
    ...privately,
  )

/** A mail as a file, byte for byte: a mail program opens it, no browser does. */
export const LocalMailFile = (): MethodDecorator =>
  applyDecorators(
    Allow('internal'),
    Header('content-type', 'message/rfc822'),
    Header('content-disposition', 'attachment; filename="mail.eml"'),
    Header('content-security-policy', "default-src 'none'; sandbox"),
    Header('x-content-type-options', 'nosniff'),
    ...privately,
  )

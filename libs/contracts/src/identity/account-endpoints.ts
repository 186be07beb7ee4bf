import { defineEndpoint } from '../endpoint'
import {
  changeEmailRequest,
  changePasswordRequest,
  claimTrialWorksRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  editAccountRequest,
  readAccountResponse,
  registerAccountRequest,
  registerAccountResponse,
  requestPasswordResetRequest,
  resetPasswordRequest,
  stepUpRequest,
  stepUpResponse,
} from './accounts'
import { openOrderLinkRequest, openOrderLinkResponse } from './visitors'

const service = 'identity'
const empty = { status: 204, empty: true } as const

/*
 * Rates: a try to log in costs a slow hash or a stranger a mail, so that an office behind one address has what it needs
 * and no more; identity itself counts failures by account, device and network, over all gateways.
 */

export const registerAccount = defineEndpoint({
  name: 'registerAccount',
  service,
  tag: 'accounts',
  summary: 'Opens an account with an e-mail address, a mobile number and a password.',
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  authentication: 'none',
  perMinute: 20,
  idempotency: 'key',
  body: registerAccountRequest,
  response: { status: 201, json: registerAccountResponse },
  errors: [
    'ACCOUNT_FIELDS_REQUIRED',
    'ACCOUNT_NAME_REQUIRED',
    'ACCOUNT_EMAIL_FORMAT',
    'ACCOUNT_PHONE_FORMAT',
    'ACCOUNT_PASSWORD_SHORT',
    'ACCOUNT_PASSWORD_COMMON',
    'ACCOUNT_EMAIL_TAKEN',
    'ACCOUNT_PHONE_TAKEN',
    'LOGIN_BUSY',
    'LOGIN_TRIES_EXCEEDED',
  ],
})

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  service,
  tag: 'passwords',
  summary: 'Sends a mail to reset the password; accepted whether or not there is such an account.',
  method: 'POST',
  path: '/api/auth/password-reset-requests',
  access: 'anyone',
  authentication: 'none',
  perMinute: 10,
  idempotency: 'key',
  body: requestPasswordResetRequest,
  response: { status: 202, empty: true },
  errors: ['ACCOUNT_EMAIL_FORMAT', 'LOGIN_TRIES_EXCEEDED'],
})

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  service,
  tag: 'passwords',
  summary: 'Sets a new password by the token of the mail.',
  method: 'POST',
  path: '/api/auth/password-resets',
  access: 'anyone',
  authentication: 'none',
  perMinute: 20,
  idempotency: 'key',
  body: resetPasswordRequest,
  response: empty,
  errors: [
    'MAIL_TOKEN_INVALID',
    'ACCOUNT_PASSWORD_SHORT',
    'ACCOUNT_PASSWORD_COMMON',
    'LOGIN_BUSY',
    'LOGIN_TRIES_EXCEEDED',
  ],
})

export const readAccount = defineEndpoint({
  name: 'readAccount',
  service,
  tag: 'accounts',
  summary: 'The caller’s own account.',
  method: 'GET',
  path: '/api/account',
  access: 'account:read',
  perMinute: 300,
  response: { status: 200, json: readAccountResponse },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const editAccount = defineEndpoint({
  name: 'editAccount',
  service,
  tag: 'accounts',
  summary: 'Changes name and mobile number.',
  method: 'PATCH',
  path: '/api/account',
  access: 'account:edit',
  perMinute: 60,
  idempotency: 'key',
  body: editAccountRequest,
  response: { status: 200, json: readAccountResponse },
  errors: ['ACCOUNT_NAME_REQUIRED', 'ACCOUNT_PHONE_FORMAT', 'ACCOUNT_PHONE_TAKEN', 'ACCOUNT_NOT_FOUND'],
})

/* What demands a password is as slow as a login; what sends a mail is as slow as asking for a reset. */

const passwordErrors = ['PASSWORD_WRONG', 'LOGIN_BUSY', 'LOGIN_TRIES_EXCEEDED', 'ACCOUNT_NOT_FOUND'] as const

export const changePassword = defineEndpoint({
  name: 'changePassword',
  service,
  tag: 'passwords',
  summary: 'Sets a new password; every other session ends.',
  method: 'POST',
  path: '/api/account/password',
  access: 'account:edit',
  perMinute: 20,
  idempotency: 'key',
  body: changePasswordRequest,
  response: empty,
  errors: ['ACCOUNT_PASSWORD_SHORT', 'ACCOUNT_PASSWORD_COMMON', 'MAIL_TOKEN_INVALID', ...passwordErrors],
})

/** Before what is signed in somebody's name: a browser that was left open is not enough. */
export const stepUp = defineEndpoint({
  name: 'stepUp',
  service,
  tag: 'accounts',
  summary:
    'Proves for five minutes that the caller has the second factor, else knows the password, else has the mailed code.',
  method: 'POST',
  path: '/api/account/step-ups',
  access: 'account:edit',
  perMinute: 20,
  idempotency: 'none',
  body: stepUpRequest,
  response: { status: 200, json: stepUpResponse },
  errors: ['STEP_UP_CODE_WRONG', 'SECOND_FACTOR_WRONG', 'STEP_UP_NEEDS_SECOND_FACTOR', ...passwordErrors],
})

export const requestStepUpCode = defineEndpoint({
  name: 'requestStepUpCode',
  service,
  tag: 'accounts',
  summary: 'Mails a code for those whose account has no password.',
  method: 'POST',
  path: '/api/account/step-up-codes',
  access: 'account:edit',
  perMinute: 10,
  idempotency: 'key',
  response: { status: 202, empty: true },
  errors: [
    'STEP_UP_NEEDS_SECOND_FACTOR',
    'STEP_UP_NEEDS_PASSWORD',
    'STEP_UP_NEEDS_ADDRESS',
    'LOGIN_TRIES_EXCEEDED',
    'ACCOUNT_NOT_FOUND',
  ],
})

export const changeEmail = defineEndpoint({
  name: 'changeEmail',
  service,
  tag: 'e-mail addresses',
  summary: 'Asks for another e-mail address, which counts once it is confirmed.',
  method: 'POST',
  path: '/api/account/email-changes',
  access: 'account:edit',
  perMinute: 10,
  idempotency: 'key',
  body: changeEmailRequest,
  response: empty,
  errors: ['ACCOUNT_EMAIL_FORMAT', 'ACCOUNT_EMAIL_TAKEN', ...passwordErrors],
})

export const requestEmailConfirmation = defineEndpoint({
  name: 'requestEmailConfirmation',
  service,
  tag: 'e-mail addresses',
  summary: 'Sends the mail of confirmation again.',
  method: 'POST',
  path: '/api/account/email-confirmation-requests',
  access: 'account:edit',
  perMinute: 10,
  idempotency: 'key',
  response: empty,
  errors: ['LOGIN_TRIES_EXCEEDED', 'ACCOUNT_NOT_FOUND'],
})

/** The mail's token says who it is: it may be opened where nobody is logged in. */
export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  service,
  tag: 'e-mail addresses',
  summary: 'Confirms an e-mail address by the token of the mail.',
  method: 'POST',
  path: '/api/account/email-confirmations',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'key',
  body: confirmEmailRequest,
  response: empty,
  errors: ['MAIL_TOKEN_INVALID', 'ACCOUNT_EMAIL_TAKEN'],
})

export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  service,
  tag: 'accounts',
  summary: 'Asks for the account’s erasure, which can be undone for a while.',
  method: 'POST',
  path: '/api/account/deletion',
  access: 'account:edit',
  perMinute: 20,
  idempotency: 'key',
  body: deleteAccountRequest,
  response: { status: 200, json: readAccountResponse },
  errors: [...passwordErrors],
})

export const undoDeletion = defineEndpoint({
  name: 'undoDeletion',
  service,
  tag: 'accounts',
  summary: 'Takes the wish for erasure back.',
  method: 'DELETE',
  path: '/api/account/deletion',
  access: 'account:edit',
  perMinute: 20,
  idempotency: 'key',
  response: { status: 200, json: readAccountResponse },
  errors: ['ACCOUNT_NOT_FOUND'],
})

export const claimTrialWorks = defineEndpoint({
  name: 'claimTrialWorks',
  service,
  tag: 'trial visitors',
  summary: 'What was sealed in the trial becomes the account’s.',
  method: 'POST',
  path: '/api/account/trial-works',
  access: 'account:edit',
  perMinute: 30,
  idempotency: 'natural',
  body: claimTrialWorksRequest,
  response: empty,
  errors: ['TRIAL_TOKEN_INVALID', 'TRIAL_EMAIL_UNCONFIRMED', 'ACCOUNT_NOT_FOUND'],
})

export const openOrderLink = defineEndpoint({
  name: 'openOrderLink',
  service,
  tag: 'trial visitors',
  summary: 'A trial token for whoever has the mail of an order that was placed without an account.',
  method: 'POST',
  path: '/api/order-links',
  access: 'anyone',
  authentication: 'none',
  perMinute: 30,
  idempotency: 'natural',
  body: openOrderLinkRequest,
  response: { status: 200, json: openOrderLinkResponse },
  errors: ['ORDER_LINK_INVALID', 'ORDER_LINK_EXPIRED', 'ORDER_LINK_CLAIMED'],
})

import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  readUploadLimitsResponse,
  readWorkResponse,
  registerWorkRequest,
  registerWorkResponse,
} from './trial'
import { listSigningCertificatesResponse } from './signing-certificates'
import { verification } from './verification'
import { lookAtListRequest, lookEndpoint } from '../looks'
import { downloadCertificatesRequest, listWorksResponse } from './works'

export * from './figure-endpoints'
export * from './job-endpoints'

const service = 'protection'

export const registerWork = defineEndpoint({
  name: 'registerWork',
  service,
  tag: 'works',
  summary: 'Seals an original: fingerprints, CID and a place in the next anchor.',
  method: 'POST',
  path: '/protect/trial',
  access: 'anyone',
  perMinute: 60,
  idempotency: 'key',
  form: { fields: registerWorkRequest, file: 'file', description: 'JPEG, PNG, WebP, GIF or AVIF' },
  response: { status: 201, json: registerWorkResponse },
  errors: [
    'TOKEN_INVALID',
    'FILE_REQUIRED',
    'REAL_NAME_REQUIRED',
    'EMAIL_REQUIRED',
    'PHONE_REQUIRED',
    'TITLE_REQUIRED',
    'CONSENT_REQUIRED',
    'FIELD_TOO_LONG',
    'ONE_FILE_ONLY',
    'TRIAL_QUOTA_REACHED',
    'QUOTA_EXHAUSTED',
    'UPLOAD_INTERRUPTED',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_NOT_AN_IMAGE',
    'FILE_ACTIVE_CONTENT',
    'FILE_HEIC',
    'FILE_FORMAT_UNSUPPORTED',
    'FILE_TRUNCATED',
    'FILE_UNREADABLE',
    'FILE_TOO_MANY_PIXELS',
    'FILE_TOO_DEMANDING',
    'UPLOADS_BUSY',
    'FILE_ALREADY_PROTECTED',
    'FILE_ALREADY_YOURS',
    'STORAGE_FULL',
  ],
})

/** Asked before a file is picked, so that nobody sends in vain what would be refused. */
export const readUploadLimits = defineEndpoint({
  name: 'readUploadLimits',
  service,
  tag: 'works',
  summary: 'The largest file that can be sealed here.',
  method: 'GET',
  path: '/protect/trial/upload-limits',
  access: 'anyone',
  perMinute: 300,
  response: { status: 200, json: readUploadLimitsResponse },
  cacheControl: 'no-cache',
  errors: [],
})

export const readWork = defineEndpoint({
  name: 'readWork',
  service,
  tag: 'works',
  summary: 'One’s own sealed work.',
  method: 'GET',
  path: '/protect/trial/files/:id',
  access: 'work:read',
  perMinute: 300,
  response: { status: 200, json: readWorkResponse },
  errors: ['WORK_NOT_FOUND'],
})

export const downloadCertificate = defineEndpoint({
  name: 'downloadCertificate',
  service,
  tag: 'certificates',
  summary: 'The signed certificate, once the seal is in a block.',
  method: 'GET',
  path: '/protect/trial/certificates/:id',
  access: 'work:read',
  perMinute: 60,
  response: { status: 200, file: 'application/pdf', disposition: 'attachment' },
  cacheControl: 'private, no-store',
  errors: ['WORK_NOT_FOUND', 'CERTIFICATE_NOT_READY', 'STORAGE_FULL'],
})

export const downloadCertificates = defineEndpoint({
  name: 'downloadCertificates',
  service,
  tag: 'certificates',
  summary:
    'The signed certificates of several works, zipped; those whose seal is in no block yet are named in it.',
  method: 'POST',
  path: '/api/certificate-archives',
  access: 'work:read',
  perMinute: 10,
  idempotency: 'natural',
  body: downloadCertificatesRequest,
  response: { status: 200, file: 'application/zip', disposition: 'attachment' },
  cacheControl: 'private, no-store',
  errors: ['WORK_NOT_FOUND', 'CERTIFICATE_NOT_READY', 'STORAGE_FULL'],
})

export const readRendition = defineEndpoint({
  name: 'readRendition',
  service,
  tag: 'works',
  summary: 'A small copy of one’s own picture without metadata.',
  method: 'GET',
  path: '/protect/trial/files/:id/rendition',
  access: 'work:read',
  perMinute: 300,
  response: { status: 200, file: 'image/jpeg', disposition: 'inline' },
  cacheControl: 'private, max-age=3600',
  errors: ['WORK_NOT_FOUND'],
})

export const listWorks = defineEndpoint({
  name: 'listWorks',
  service,
  tag: 'works',
  summary: 'One’s own works, newest first.',
  method: 'GET',
  path: '/api/works',
  access: 'work:read',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: listWorksResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const lookAtWorks = defineEndpoint({
  ...lookEndpoint,
  name: 'lookAtWorks',
  service,
  summary: 'A member’s works as they see them, for the reason given; each look is logged.',
  path: '/api/admin/users/:id/works/looks',
  audit: 'user',
  body: lookAtListRequest,
  response: { status: 200, json: listWorksResponse },
  errors: [],
})

export const readVerification = defineEndpoint({
  name: 'readVerification',
  service,
  tag: 'verification',
  summary: 'What anybody may know about a seal.',
  method: 'GET',
  path: '/api/verify/:id',
  access: 'anyone',
  perMinute: 300,
  response: { status: 200, json: verification },
  cacheControl: 'no-cache',
  errors: ['WORK_NOT_FOUND'],
})

/** Who checks a document has to know which certificate to expect, from elsewhere than the document. */
export const listSigningCertificates = defineEndpoint({
  name: 'listSigningCertificates',
  service,
  tag: 'verification',
  summary: 'The certificates that documents of this installation are and were signed with.',
  method: 'GET',
  path: '/api/signing-certificates',
  access: 'anyone',
  perMinute: 60,
  response: { status: 200, json: listSigningCertificatesResponse },
  cacheControl: 'no-cache',
  errors: [],
})

import type { RegisterWorkResponse } from '@originseal/contracts'
import { expect } from '@playwright/test'
import { ask } from './people'
import type { Picture } from './picture'
import { person } from './visitor'

/** Seals a picture as whose token it is, or as a new visitor. */
export async function seal(
  url: string,
  { file, title }: Picture,
  token?: string,
): Promise<RegisterWorkResponse['data']> {
  const body = new FormData()
  const fields = { ...person, title, keywords: '', agreePolicy: 'true' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
  const answer = await ask('POST', `${url}/protect/trial`, { body, token })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return (answer.body as RegisterWorkResponse).data
}

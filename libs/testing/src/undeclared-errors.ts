import { subscribe } from 'node:diagnostics_channel'
import { endpoints } from '@originseal/contracts/endpoints'

/** Fails the test in which one of the product's endpoints answered a code that its definition does not name. */
const undeclared: string[] = []
subscribe('originseal:undeclared-error', (told) => {
  const { endpoint, code } = told as { endpoint: string; code: string }
  if (endpoint in endpoints) undeclared.push(`${endpoint} does not declare ${code}`)
})
afterEach(() => expect(undeclared.splice(0)).toEqual([]))

import type { NextStep } from '@originseal/contracts'

/** Posts a try's fields to the payment provider's page, as a form that the browser leaves by. */
export function leaveForProvider({ action, fields }: Extract<NextStep, { kind: 'form' }>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

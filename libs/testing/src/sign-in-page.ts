/** Somebody who has an account at a provider of social sign-in. Invented, like everybody in tests. */
export interface PlantedPerson {
  /** The provider's own id of them. */
  readonly subject: string
  readonly name: string
  readonly email?: string
  /** Whether the provider says that the address is theirs; a provider without that notion ignores it. */
  readonly emailVerified?: boolean
}

export const plantedPeople: readonly PlantedPerson[] = [
  { subject: 'mei-1001', name: '林小美', email: 'mei@example.com', emailVerified: true },
  { subject: 'wen-1002', name: '陳大文', email: 'wen@example.com', emailVerified: false },
  { subject: 'noa-1003', name: 'Noa Kim' },
]

/** The form's field that says who goes on. */
export const choiceField = 'person'
/** The value of {@link choiceField} of whoever does not go on. */
export const refusal = ''

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`)

/** A provider's page: one button a person, one to refuse. Posts {@link choiceField} to `action`. */
export function signInPage(title: string, action: string, people: readonly PlantedPerson[]): string {
  const button = (value: string, label: string): string =>
    `<p><button name="${choiceField}" value="${escaped(value)}">${escaped(label)}</button></p>`
  const buttons = people.map(({ subject, name }) => button(subject, `Continue as ${name}`))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<form method="post" action="${escaped(action)}">${buttons.join('')}${button(refusal, 'Refuse')}</form></html>`
}

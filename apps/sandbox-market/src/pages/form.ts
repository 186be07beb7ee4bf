import { html, type Html } from '@originseal/pages'

/** What was sent, to be shown again. */
export type Given = Readonly<Record<string, string | undefined>>
type Faults = Readonly<Record<string, string>>

export interface FieldLook {
  readonly type?: string
  readonly hint?: string
  /** More than one: a text area. */
  readonly rows?: number
  readonly maxlength?: number
  readonly autocomplete?: string
  readonly inputmode?: string
  readonly optional?: boolean
}

/** One labelled field with its hint and its fault, tied together for screen readers. */
export function field(name: string, label: string, given: Given, faults: Faults, look: FieldLook = {}): Html {
  const fault = faults[name]
  const described = [look.hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  const attributes = html`id="${name}" name="${name}" maxlength="${look.maxlength ?? 200}"
  ${look.optional ? '' : html`required`} ${look.autocomplete && html`autocomplete="${look.autocomplete}"`}
  ${look.inputmode && html`inputmode="${look.inputmode}"`} ${fault && html`aria-invalid="true"`}
  ${described && html`aria-describedby="${described}"`}`
  return html`<div class="field">
    <label for="${name}">${label}${look.optional && html`<small>（選填）</small>`}</label>
    ${
      look.rows
        ? html`<textarea rows="${look.rows}" ${attributes}>${given[name] ?? ''}</textarea>`
        : html`<input type="${look.type ?? 'text'}" value="${given[name] ?? ''}" ${attributes} />`
    }
    ${look.hint && html`<p class="hint" id="${name}-hint">${look.hint}</p>`}
    ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  </div>`
}

/** Above a form that was refused; says how many things to mend. */
export function formFault(faults: Faults): Html | undefined {
  const count = Object.keys(faults).length
  if (count === 0) return undefined
  return html`<p class="notice notice-fault" role="alert">還有 ${count} 個地方需要修正，請看紅字的說明。</p>`
}

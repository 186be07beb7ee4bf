interface KeyTableProps {
  readonly keys: readonly { readonly key: string; readonly text: string }[]
}

/** Keys and what they do. */
export function KeyTable({ keys }: KeyTableProps) {
  return (
    <dl className="mb-5 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
      {keys.map(({ key, text }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-md border border-line bg-paper px-2 py-0.5 font-mono text-small">
              {key}
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useState, useSyncExternalStore } from 'react'
import { choices, readSettings, type Settings } from './settings'
import type { StoriesEntry } from './stories'

const watchAddress = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The list of all components and the chosen one in a frame, which has the width and looks that were chosen. */
export function CataloguePage({ entries }: { readonly entries: readonly StoriesEntry[] }) {
  const hash = useSyncExternalStore(watchAddress, () => window.location.hash)
  const [settings, setSettings] = useState(() => readSettings(new URLSearchParams()))
  const chosen = decodeURIComponent(hash.slice(1)) || entries[0]?.title
  const frame = `?${new URLSearchParams({ ...settings, stories: chosen ?? '' })}`
  return (
    <div className="flex h-dvh max-md:flex-col">
      <nav
        aria-label="Components"
        className="shrink-0 overflow-y-auto border-line bg-surface p-4 max-md:max-h-48 max-md:border-b md:w-60 md:border-r"
      >
        <ul>
          {entries.map(({ title }) => (
            <li key={title}>
              <a
                href={`#${encodeURIComponent(title)}`}
                aria-current={title === chosen ? 'page' : undefined}
                className="block rounded-lg px-3 py-1.5 text-small hover:bg-brand-tint aria-[current=page]:bg-brand-wash"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="flex min-w-0 flex-1 flex-col">
        <Switches settings={settings} onChange={setSettings} frame={frame} />
        <div className="flex-1 overflow-auto bg-line">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- these pages are all ours */}
          <iframe
            key={frame}
            src={frame}
            title={chosen}
            width={settings.width === 'full' ? '100%' : settings.width}
            className="mx-auto block h-full bg-paper"
          />
        </div>
      </main>
    </div>
  )
}

interface SwitchesProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  /** The address of the frame. */
  readonly frame: string
}

function Switches({ settings, onChange, frame }: SwitchesProps) {
  return (
    <div className="flex flex-wrap items-end gap-4 border-b border-line bg-surface px-4 py-3 text-small">
      {Object.entries(choices).map(([name, allowed]) => (
        <label key={name} className="grid gap-1">
          {name}
          <select
            value={settings[name as keyof Settings]}
            onChange={(event) => onChange({ ...settings, [name]: event.target.value })}
            className="rounded-lg border border-field bg-surface px-2 py-1.5"
          >
            {allowed.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      ))}
      <a href={frame} className="link ml-auto py-1.5" target="_blank" rel="noreferrer">
        By itself
      </a>
    </div>
  )
}

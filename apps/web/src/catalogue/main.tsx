import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '../i18n/i18n'
import './catalogue.css'
import { CataloguePage } from './catalogue-page'
import { emulateMedia } from './emulate-media'
import { readSettings } from './settings'
import { readStories } from './stories'
import { StoryFrame } from './story-frame'

const entries = readStories(import.meta.glob('../**/*.stories.tsx', { eager: true }))
const query = new URLSearchParams(window.location.search)
const shown = entries.find(({ title }) => title === query.get('stories'))
const { language, theme, contrast, motion } = readSettings(query)

await startI18n(language)
if (theme !== 'system') document.documentElement.dataset.theme = theme
emulateMedia({ forcedColors: contrast === 'forced', reducedMotion: motion === 'reduced' })
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>{shown ? <StoryFrame {...shown} /> : <CataloguePage entries={entries} />}</Suspense>
  </StrictMode>,
)

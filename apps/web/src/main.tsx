import './session/address-secrets'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createRouter } from './app/router'
import { loadTexts, startI18n } from './i18n/i18n'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n()
await loadTexts('shell')
createRoot(root).render(<App router={createRouter()} />)

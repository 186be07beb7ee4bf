import { applyTheme, readTheme } from './theme'

// Before anything is drawn, so that nobody sees the other theme first.
applyTheme(readTheme())

/** pino's number for 'error'; 'fatal' is 60. */
const ERROR = 50

/** What PostgreSQL answers to whoever asks too early or too late; asking is how we find out. */
const EXPECTED = /the database system is (?:starting up|shutting down)/

/**
 * What a log line says about a fault, short enough for the terminal; undefined for a line without one. Lines
 * that are not JSON (a crash's stack, a server's notices) count by their first words.
 */
export function faultIn(line: string): string | undefined {
  if (line.startsWith('{')) {
    try {
      const { level, msg } = JSON.parse(line) as { level?: unknown; msg?: unknown }
      return typeof level === 'number' && level >= ERROR ? String(msg).slice(0, 200) : undefined
    } catch {
      return undefined
    }
  }
  if (EXPECTED.test(line)) return undefined
  return /^(?:\w*Error|FATAL|PANIC|ERROR)\b|\b(?:FATAL|PANIC): /.test(line) ? line.slice(0, 200) : undefined
}

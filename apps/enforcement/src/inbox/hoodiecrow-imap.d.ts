/** A scripted IMAP server for tests, which brings no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface StoredMail {
    readonly raw: string
    readonly flags?: string[]
  }
  interface ImapServer {
    readonly server: Server
    listen(port: number, listening: () => void): void
    close(closed: () => void): void
  }
  export default function hoodiecrow(options: {
    readonly plugins: readonly string[]
    readonly storage: Readonly<Record<string, { readonly messages: readonly StoredMail[] }>>
  }): ImapServer
}

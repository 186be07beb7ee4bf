import { parseArgs } from 'node:util'

export type Language = 'zh-TW' | 'en'

export interface Arguments {
  document: string
  original?: string
  rpc?: string
  /** SHA-256 of the certificate that must have signed, lower-case hex. */
  signer?: string
  json: boolean
  language: Language
}

/** The command was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const usage = `originseal-verify DOCUMENT [ORIGINAL] [--rpc URL] [--signer SHA256] [--json] [--lang zh-TW|en]

  DOCUMENT      證書、掃描報告或案件檔案  a certificate of seal or a scan report (PDF), the file of a case (ZIP), or a
                                     day of the audit log (JSON)
  ORIGINAL      原始檔案             the original file; its SHA-256 is compared
  --rpc URL     區塊鏈節點 JSON-RPC  a node of the proof's chain; the only use of the network
  --signer HEX  簽署憑證的 SHA-256   the signing certificate that you expect
  --json        以 JSON 輸出         print JSON
  --lang LANG   zh-TW（預設）、en      zh-TW (default) or en

結束代碼 exit code:
  0  驗證項目全部成立，且由 --signer 指定的憑證簽署   every check held, signed by the certificate given with --signer
  1  有疑問，請勿採信                                 some doubt: do not rely on the document
  2  用法有誤                                         the command was not understood
  3  文件完整，但無法得知由誰簽署（未指定 --signer）  intact, but not known by whom (no --signer given)`

/** @throws UsageError */
export function readArguments(argv: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parse(argv)
  if (values.help) return 'help'
  const [document, original, ...rest] = positionals
  if (document === undefined || rest.length > 0) throw new UsageError('one document and at most one original')
  const language = values.lang ?? 'zh-TW'
  if (language !== 'zh-TW' && language !== 'en') throw new UsageError(`--lang ${language}: zh-TW or en`)
  if (values.rpc !== undefined && !/^https?:\/\//.test(values.rpc))
    throw new UsageError('--rpc takes an http(s) address')
  const signer = values.signer?.replaceAll(':', '').toLowerCase()
  if (signer !== undefined && !/^[0-9a-f]{64}$/.test(signer)) {
    throw new UsageError('--signer takes a SHA-256 in hexadecimal')
  }
  return {
    document,
    ...(original !== undefined && { original }),
    ...(values.rpc !== undefined && { rpc: values.rpc }),
    ...(signer !== undefined && { signer }),
    json: values.json ?? false,
    language,
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        rpc: { type: 'string' },
        signer: { type: 'string' },
        lang: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

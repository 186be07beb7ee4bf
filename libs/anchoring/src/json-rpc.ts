import { z } from 'zod'
import { ChainUnavailable } from './chain-errors'

/** The node understood the request and answered with an error. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  constructor(
    readonly rpcCode: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message)
  }
}

/** Longer than any answer that is asked for here; the longest is the receipt of a transaction with many logs. */
const maxAnswerBytes = 4 * 1024 * 1024

/** JSON-RPC 2.0 §5. The id is null only in an error about a request whose id the node could not read. */
const envelope = z.object({
  id: z.number().nullable(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
})
type Envelope = z.infer<typeof envelope>

const answers = ({ id, error }: Envelope, requestId: number): boolean =>
  id === requestId || (id === null && error !== undefined)

/** A JSON-RPC quantity (0x…) that fits a number. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(Number)
  .refine(Number.isSafeInteger)

/** A JSON-RPC quantity of any size. */
export const bigQuantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt)

const lowerHex = z
  .string()
  .regex(/^0x[0-9a-f]*$/i)
  .transform((text) => text.toLowerCase())

const log = z.object({ address: lowerHex, topics: z.array(lowerHex), data: lowerHex, logIndex: quantity })

/** `eth_getTransactionReceipt`, as far as it is read here; null while the transaction is in no block. */
export const receiptAnswer = z
  .object({
    status: quantity,
    blockNumber: quantity,
    blockHash: lowerHex,
    gasUsed: bigQuantity,
    logs: z.array(log),
  })
  .nullable()

/** `eth_getTransactionByHash`; blockHash is null while the transaction waits. */
export const transactionAnswer = z
  .object({ from: lowerHex, to: lowerHex.nullable(), input: lowerHex, blockHash: lowerHex.nullish() })
  .nullable()

/** `eth_getBlockByNumber` without transactions. */
export const blockAnswer = z
  .object({ number: quantity, hash: lowerHex, timestamp: quantity, baseFeePerGas: bigQuantity.optional() })
  .nullable()

/** `eth_getLogs`. */
export const logsAnswer = z.array(
  log.extend({ transactionHash: lowerHex, blockHash: lowerHex, blockNumber: quantity }),
)

export const hexAnswer = lowerHex

/** 0x-prefixed quantity, as JSON-RPC writes numbers. */
export const toQuantity = (value: number | bigint): string => `0x${value.toString(16)}`

/** A client of one node over HTTP. Keeps no connection and no state: a node that comes back just answers again. */
export class JsonRpc {
  private requests = 0

  /** @param timeoutMs longest wait for one answer, connecting included. */
  constructor(
    private readonly url: string,
    private readonly timeoutMs = 5_000,
  ) {}

  /**
   * Asks, and decodes the answer.
   * @throws RpcError when the node answers with an error.
   * @throws ChainUnavailable when there is no answer in time, or none that `answer` accepts.
   */
  async call<T>(method: string, params: readonly unknown[], answer: z.ZodType<T>): Promise<T> {
    this.requests += 1
    const id = this.requests
    const body = await this.post(JSON.stringify({ jsonrpc: '2.0', id, method, params }), method)
    if (!answers(body, id)) {
      throw new ChainUnavailable('BAD_ANSWER', `${method}: the answer is to another request`)
    }
    const { result, error } = body
    if (error) throw new RpcError(error.code, error.message, error.data)
    const decoded = answer.safeParse(result)
    if (!decoded.success) throw badAnswer(method, decoded.error)
    return decoded.data
  }

  private async post(body: string, method: string): Promise<Envelope> {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(this.timeoutMs)
    let status: number
    let text: string
    try {
      const response = await fetch(this.url, { method: 'POST', headers, body, signal, redirect: 'error' })
      status = response.status
      text = await boundedText(response, method)
    } catch (cause) {
      if (cause instanceof ChainUnavailable) throw cause
      if (signal.aborted) {
        throw new ChainUnavailable('TIMEOUT', `${method}: no answer within ${this.timeoutMs} ms`, { cause })
      }
      throw new ChainUnavailable('UNREACHABLE', `${method}: the node can't be reached`, { cause })
    }
    const decoded = envelope.safeParse(parsedJson(text))
    // Some nodes answer errors of the call with a 4xx status and a proper body: the body decides.
    if (decoded.success && (decoded.data.error || status === 200)) return decoded.data
    if (status !== 200)
      throw new ChainUnavailable('HTTP_STATUS', `${method}: the node answered HTTP ${status}`)
    throw badAnswer(method, decoded.error)
  }
}

/** @throws ChainUnavailable as soon as the body, decompressed, exceeds {@link maxAnswerBytes}; the rest is not read. */
async function boundedText(response: Response, method: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxAnswerBytes) {
      throw new ChainUnavailable(
        'ANSWER_TOO_LARGE',
        `${method}: the answer is longer than ${maxAnswerBytes} bytes`,
      )
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const badAnswer = (method: string, cause: unknown): ChainUnavailable =>
  new ChainUnavailable('BAD_ANSWER', `${method}: the answer is not what JSON-RPC promises`, { cause })

/** undefined for what is no JSON: no decoder accepts that. */
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

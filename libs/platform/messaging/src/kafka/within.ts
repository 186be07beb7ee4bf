/** The client has time limits of its own, for each request and each try; this one is for all of them together. */
export async function within<Answer>(ms: number, what: string, asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: Kafka did not answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

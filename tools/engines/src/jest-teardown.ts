/** After the medium tests: nothing stays behind. */
export default async function tearDown(): Promise<void> {
  await globalThis.originsealTestServer?.stop()
}

/** Watches a name; to watch it again is the same watch. @returns {Promise<{ id: string }>} */
export async function watchName(member, { name, classes }, record) {
  const request = { name, class: classes }
  const { data } = await member.call('POST', '/api/trademark/watch', 200, request)
  const again = await member.call('POST', '/api/trademark/watch', 200, request)
  record.same(again.data.watch.id, data.watch.id, 'the watch of a name that is watched')
  record.same(data.watch.conflicts, [], 'what was published before it was watched')
  record.artefact('watch', data.watch.id)
  return data.watch
}

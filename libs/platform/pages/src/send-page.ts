import type { FastifyReply, FastifyRequest } from 'fastify'

/** Pages are made anew for each visitor: whoever keeps one asks whether it still is what it was. */
export function sendPage(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept')
    .send(page)
}

/** After a form was accepted: the browser goes on with GET, so that reloading posts nothing twice. */
export function seeOther(reply: FastifyReply, path: string): void {
  void reply.status(303).header('location', path).send()
}

/** True for a program that asks for JSON; a browser names text/html first. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return /\bapplication\/(?:problem\+)?json\b/.test(accept) && !accept.includes('text/html')
}

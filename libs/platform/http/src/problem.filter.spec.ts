import { BadRequestException, GoneException, InternalServerErrorException } from '@nestjs/common'
import { CommitOutcomeUnknown } from '@originseal/database'
import { Problem } from './problem'
import { toProblem } from './problem.filter'

const fastifyError = (statusCode: number) => Object.assign(new Error('inside'), { statusCode })

describe('any error as a problem', () => {
  it('is itself if it is one', () => {
    const problem = new Problem('NOT_FOUND')
    expect(toProblem(problem)).toBe(problem)
  })

  it.each([
    [new BadRequestException('inside'), 'REQUEST_INVALID'],
    [new GoneException('inside'), 'REQUEST_INVALID'],
    [new InternalServerErrorException('inside'), 'INTERNAL_ERROR'],
    [fastifyError(413), 'BODY_TOO_LARGE'],
    [fastifyError(415), 'CONTENT_TYPE_UNSUPPORTED'],
    [fastifyError(431), 'REQUEST_INVALID'],
    [fastifyError(502), 'INTERNAL_ERROR'],
    [new Error('inside'), 'INTERNAL_ERROR'],
    [new Error('timeout exceeded when trying to connect'), 'SERVICE_UNAVAILABLE'],
    [new CommitOutcomeUnknown(), 'SERVICE_UNAVAILABLE'],
    [{ statusCode: '404' }, 'INTERNAL_ERROR'],
    ['inside', 'INTERNAL_ERROR'],
    [undefined, 'INTERNAL_ERROR'],
    [null, 'INTERNAL_ERROR'],
  ])('%p is %s, and keeps its cause to itself', (error, code) => {
    const problem = toProblem(error)
    expect(problem.code).toBe(code)
    expect(problem.cause).toBe(error)
    expect(JSON.stringify(problem.toBody('id'))).not.toContain('inside')
  })
})

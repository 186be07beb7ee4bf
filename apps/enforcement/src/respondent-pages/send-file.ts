import { Inject, Injectable } from '@nestjs/common'
import { id, respondentFiles, writtenLine } from '@originseal/contracts'
import { recordStored } from '@originseal/database'
import { Idempotency, Problem } from '@originseal/http'
import { ExaminePicture } from '@originseal/picture-admission'
import type { ObjectStore } from '@originseal/storage'
import { ReceiveUpload, type ReceivedFile } from '@originseal/uploads'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fitText } from '../negotiations/fit-text.rules'
import { RecordStep } from '../negotiations/record-step'
import { settlementFolder } from '../negotiations/settlement-folder'
import { OBJECTS } from '../tools/tools'
import { shownProblem } from './answer-claim'
import { formScope } from './form-scope'
import type { PageOfRespondent } from './read-respondent-page'
import type { RespondentProblem } from './respondent-page.view'

const form = {
  file: 'file',
  maxBytes: respondentFiles.maxBytes,
  fields: z.object({ form: id }),
  codes: {
    notAForm: 'REQUEST_INVALID',
    empty: 'FILE_EMPTY',
    tooLarge: 'FILE_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
} as const
/** What the record says of a file whose name is none, or says what no message may. */
const unnamed = '–'

/** Takes a picture of the other side as evidence. What is kept is drawn anew from its pixels: nothing else of the file stays. */
@Injectable()
export class SendFile {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly examinePicture: ExaminePicture,
    private readonly idempotency: Idempotency,
    private readonly recordStep: RecordStep,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** @returns why it had no effect, if it had none */
  async execute(
    { row, claim }: Pick<PageOfRespondent, 'row' | 'claim'>,
    http: FastifyRequest,
  ): Promise<RespondentProblem | undefined> {
    try {
      this.examinePicture.assertRoom(http.ip)
      await this.receiveUpload.execute(http, form, async ({ file, fields }) => {
        if (!file) throw new Problem('FILE_EMPTY')
        await this.take({ caseId: row.id, negotiationId: claim.negotiationId }, fields.form, file, http.ip)
      })
      return undefined
    } catch (error) {
      const problem = error instanceof Problem ? shownProblem(error, undefined) : undefined
      if (!problem) throw error
      return problem
    }
  }

  private async take(
    of: { readonly caseId: string; readonly negotiationId: string },
    key: string,
    { staged, filename }: ReceivedFile,
    clientAddress: string,
  ): Promise<void> {
    const { caseId, negotiationId } = of
    const text = fitText(writtenLine(200).safeParse(filename).data || null) ?? unnamed
    const once = { key, scope: formScope(caseId), request: { file: staged.sha256, text } }
    await this.idempotency.inTurn(once, async () => {
      const { rendition } = await this.examinePicture.execute(staged.path, clientAddress)
      const objectKey = `${settlementFolder(negotiationId)}sent/${crypto.randomUUID()}.jpg`
      const { sha256 } = await this.objects.put(objectKey, rendition, { contentType: 'image/jpeg' })
      const file = { sha256, objectKey }
      return recordStored(
        () =>
          this.idempotency.once(once, async (tx) => {
            await this.recordStep.execute(tx, caseId, { kind: 'file', by: 'respondent', text, file })
            return { objectKey }
          }),
        {
          isOurs: (recorded) => recorded.objectKey === objectKey,
          discard: () => this.objects.remove(objectKey),
        },
      )
    })
  }
}

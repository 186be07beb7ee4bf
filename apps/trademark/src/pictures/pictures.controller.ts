import { Controller, Inject } from '@nestjs/common'
import { limits, type SearchMarkPicturesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { Endpoint, Problem, type EndpointRequest, type FileResponse } from '@originseal/http'
import { ObjectMissing, type ObjectStore } from '@originseal/storage'
import { ReceiveUpload } from '@originseal/uploads'
import { ExaminePicture } from '@originseal/picture-admission'
import { OBJECTS } from '../objects.module'
import { pictureRenditionKey } from './picture-files'
import { scopeOf, SearchPictures } from './search-pictures'

const form = {
  file: endpoints.searchMarkPictures.form.file,
  maxBytes: limits.uploadBytes,
  fields: endpoints.searchMarkPictures.form.fields,
  codes: {
    notAForm: 'TRADEMARK_PICTURE_REQUIRED',
    empty: 'FILE_EMPTY',
    tooLarge: 'FILE_TOO_LARGE',
    several: 'ONE_FILE_ONLY',
    interrupted: 'UPLOAD_INTERRUPTED',
  },
} as const

@Controller()
export class PicturesController {
  constructor(
    private readonly receiveUpload: ReceiveUpload,
    private readonly examinePicture: ExaminePicture,
    private readonly searchPictures: SearchPictures,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  @Endpoint(endpoints.searchMarkPictures)
  search({
    http,
  }: EndpointRequest<typeof endpoints.searchMarkPictures>): Promise<SearchMarkPicturesResponse> {
    this.examinePicture.assertRoom(http.ip)
    return this.receiveUpload.execute(http, form, async ({ file, fields }) => {
      if (!file) throw new Problem('TRADEMARK_PICTURE_REQUIRED')
      const data = await this.searchPictures.execute(file.staged.path, http.ip, scopeOf(fields))
      return { success: true, data }
    })
  }

  @Endpoint(endpoints.readMarkPicture)
  async read({ params }: EndpointRequest<typeof endpoints.readMarkPicture>): Promise<FileResponse> {
    try {
      return await this.objects.get(pictureRenditionKey(params.sha256), { verify: true })
    } catch (error) {
      if (error instanceof ObjectMissing) throw new Problem('TRADEMARK_PICTURE_NOT_FOUND')
      throw error
    }
  }
}

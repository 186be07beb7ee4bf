import { z } from 'zod'
import { stored } from '../../../api/stored'

/** Whose batch is under way in this browser: it goes on after the page was loaded again. */
export const bulkRunning = stored({
  area: () => window.localStorage,
  key: 'bulkUploadRunning',
  decode: (written) => z.string().parse(written),
  text: 'plain',
})

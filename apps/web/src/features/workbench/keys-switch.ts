import { z } from 'zod'
import { stored } from '../../api/stored'

/** Whether the keys of the workbench are wanted; on until somebody switches them off. */
export const keysSwitch = stored({
  area: () => localStorage,
  key: 'workbenchKeys',
  decode: (written) => z.boolean().parse(written),
})

import { z } from 'zod'
import { stored } from '../../api/stored'

/** Whether single keys are wanted in the back office; on until somebody switches them off. */
export const lettersSwitch = stored({
  area: () => localStorage,
  key: 'officeKeys',
  decode: (written) => z.boolean().parse(written),
})

import { expect, type Locator, type Page } from '@playwright/test'
import type { Picture } from './picture'

/** How somebody works a page. */
export interface Hands {
  press(button: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  tick(box: Locator): Promise<void>
  pick(field: Locator, file: Picture['file']): Promise<void>
  /** One of a group of radio buttons in a row. */
  choose(group: Locator, name: string): Promise<void>
}

/** A page that was written at build takes no input before its program has taken it over. */
export const programRuns = (page: Page): Promise<void> => expect(page.locator('[inert]')).toHaveCount(0)

/** As somebody would: not before the field takes input. */
export async function pickFile(field: Locator, file: Picture['file']): Promise<void> {
  await programRuns(field.page())
  await field.setInputFiles(file)
}

export const mouse = (page: Page): Hands => ({
  press: (button) => button.click(),
  fill: (field, text) => field.fill(text),
  // The box itself lies invisible below its drawn one; people press the sentence.
  tick: (box) => page.locator('label').filter({ has: box }).click(),
  pick: pickFile,
  choose: (group, name) => group.getByRole('radio', { name }).click(),
})

/** More stops than any page has between two things that one does. */
const MOST_STOPS = 150

const hasFocus = (element: { matches(selector: string): boolean }): boolean => element.matches(':focus')

/** Somebody without a mouse: all that is done is reached by Tab and done by the keys that its role promises. */
export function keyboard(page: Page): Hands {
  // The browser hands its file dialog over from when somebody listens, and a key is pressed sooner than that is arranged.
  page.on('filechooser', () => undefined)

  async function reach(thing: Locator): Promise<void> {
    await thing.waitFor({ state: 'attached' })
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await thing.evaluate(hasFocus)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not lead to ${thing}`)
  }

  async function pressKey(thing: Locator, key: string): Promise<void> {
    await reach(thing)
    await page.keyboard.press(key)
  }

  return {
    press: (button) => pressKey(button, 'Enter'),
    tick: (box) => pressKey(box, 'Space'),
    async fill(field, text) {
      await pressKey(field, 'Control+A')
      await page.keyboard.type(text)
      await expect(field).toHaveValue(text)
    },
    async pick(field, file) {
      await reach(field)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
      await chooser.setFiles(file)
    },
    async choose(group, name) {
      await reach(group.getByRole('radio', { checked: true }))
      const wanted = group.getByRole('radio', { name })
      const others = await group.getByRole('radio').count()
      for (let steps = 0; steps < others; steps += 1) {
        if (await wanted.evaluate(hasFocus)) break
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('Space')
      await expect(wanted).toBeChecked()
    },
  }
}

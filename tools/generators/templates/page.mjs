import { camel, pascal } from '../names.mjs'

/** In English and Traditional Chinese, which must be whole; the others fall back until somebody writes them. */
function textsOf({ plural, singular }) {
  const [many, one] = [plural.replaceAll('-', ' '), singular.replaceAll('-', ' ')]
  const Many = many[0].toUpperCase() + many.slice(1)
  const english = {
    title: Many,
    metaTitle: `${Many} | OriginSeal`,
    lead: `Your ${many}, newest first.`,
    name: 'Name',
    create: `Add a ${one}`,
    notCreated: `The ${one} was not added. Try again.`,
    empty: `There are no ${many} yet.`,
    unread: `The ${many} could not be read.`,
    retry: 'Try again',
    more: 'Show older ones',
  }
  const chinese = {
    title: Many,
    metaTitle: `${Many}｜原印 OriginSeal`,
    lead: '由新到舊列出您的項目。',
    name: '名稱',
    create: '新增項目',
    notCreated: '沒有新增成功，請再試一次。',
    empty: '目前還沒有任何項目。',
    unread: '目前無法讀取清單。',
    retry: '再試一次',
    more: '顯示較早的項目',
  }
  return { en: english, 'zh-TW': chinese, zh: {}, ja: {}, ko: {} }
}

/**
 * The files of a page, cut from `apps/web/src/features/works` and its like: a member's list of one thing, and the form that adds one.
 * @param {{ service: string, plural: string, singular: string }} names
 * @returns {Record<string, string>} text by path below `apps/web/src/features/<plural>`
 */
export function pageFiles({ service, plural, singular }) {
  const [Plural, Singular, many, one] = [pascal(plural), pascal(singular), camel(plural), camel(singular)]
  const texts = Object.fromEntries(
    Object.entries(textsOf({ plural, singular })).map(([language, said]) => [
      `${plural}.${language}.json`,
      `${JSON.stringify(said, null, 2)}\n`,
    ]),
  )
  return {
    ...texts,
    [`${plural}.texts.ts`]: `import { registerTexts } from '../../i18n/i18n'

registerTexts('${many}', (language) => import(\`./${plural}.\${language}.json\`))
`,
    [`${plural}.routes.tsx`]: `import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './${plural}.texts'

export const ${many}Routes: RouteObject[] = [
  { path: '${plural}', lazy: lazyPage(() => import('./${plural}-page'), '${many}') },
]
`,
    [`${plural}.api.ts`]: `import type { Create${Singular}Request, List${Plural}Response, Read${Singular}Response } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/${service}/endpoints'
import { api } from '../../api/api'
import { calling, listing } from '../../api/endpoint'

type New${Singular} = Create${Singular}Request & { readonly idempotencyKey: string }

const ${many}Api = api.injectEndpoints({
  endpoints: (build) => ({
    list${Plural}: build.infiniteQuery<List${Plural}Response['data'], void, string | null>({
      ...listing(endpoints.list${Plural}),
      providesTags: ['${one}'],
    }),
    create${Singular}: build.mutation<Read${Singular}Response, New${Singular}>({
      ...calling(endpoints.create${Singular}, ({ idempotencyKey, ...body }: New${Singular}) => ({ body, idempotencyKey })),
      invalidatesTags: ['${one}'],
    }),
  }),
})

export const { useList${Plural}InfiniteQuery, useCreate${Singular}Mutation } = ${many}Api
`,
    [`create-${singular}-form.tsx`]: `import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useCreate${Singular}Mutation } from './${plural}.api'
import './${plural}.texts'

export function Create${Singular}Form() {
  const { t } = useTranslation('${many}')
  const problemText = useProblemText()
  const [name, setName] = useState('')
  const [create, { isLoading, error }] = useCreate${Singular}Mutation()
  const keys = useIdempotencyKeys()
  async function send(event: FormEvent) {
    event.preventDefault()
    const answer = await keys.attempt({ name }, (idempotencyKey) => create({ name, idempotencyKey }))
    if (!answer.error) setName('')
  }
  return (
    <form aria-label={t('create')} className="mb-8 space-y-4" onSubmit={(event) => void send(event)}>
      <TextField name="name" label={t('name')} value={name} onChange={setName} />
      <Button type="submit" isDisabled={isLoading || name.trim() === ''}>
        {t('create')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notCreated'))}
        </Notice>
      )}
    </form>
  )
}
`,
    [`${plural}-page.tsx`]: `import { useTranslation } from 'react-i18next'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { Create${Singular}Form } from './create-${singular}-form'
import { useList${Plural}InfiniteQuery } from './${plural}.api'
import './${plural}.texts'

/** A member's own ${plural.replaceAll('-', ' ')}, newest first, and the form that adds one. */
function ${Plural}Page() {
  const { t } = useTranslation('${many}')
  const time = useTaipeiTime()
  const { data, ...pages } = useList${Plural}InfiniteQuery()
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <Create${Singular}Form />
      <PagedList
        entries={data?.pages.flatMap((page) => page.${many})}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('more') }}
        empty={<p className="card px-5 py-8 text-center text-soft">{t('empty')}</p>}
      >
        {(${many}) => (
          <ul aria-label={t('title')} className="space-y-4">
            {${many}.map(({ id, name, createdAt }) => (
              <li key={id} className="card px-5 py-4">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <time dateTime={createdAt} className="text-small text-soft">
                  {time(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

export { ${Plural}Page as Component }
`,
    [`${plural}-page.spec.tsx`]: `import type { ${Singular}View } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/${service}/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()
const ${one}: ${Singular}View = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  name: 'First',
  createdAt: '2026-11-22T08:00:00.000Z',
}
const listOf = (...${many}: ${Singular}View[]) =>
  answering(endpoints.list${Plural}, { data: { ${many}, nextCursor: null } })

async function visit(...${many}: ${Singular}View[]) {
  beLoggedIn()
  answerSessions(gateway)
  gateway.use(knows(), listOf(...${many}))
  return openPage('/${plural}')
}

describe('/${plural}', () => {
  it('says that there are none, and how one is added', async () => {
    const { user } = await visit()
    expect(await screen.findByText('${textsOf({ plural, singular }).en.empty}')).toBeTruthy()
    expect(await faultsIn(document.body)).toEqual([])
    const sent: unknown[] = []
    gateway.use(
      listOf(${one}),
      answering(endpoints.create${Singular}, { data: ${one} }, async (request) =>
        sent.push([request.headers.get('idempotency-key'), await request.json()]),
      ),
    )
    await user.type(screen.getByLabelText('Name'), 'First')
    await user.click(screen.getByRole('button', { name: '${textsOf({ plural, singular }).en.create}' }))
    expect(await screen.findByText('First')).toBeTruthy()
    expect(sent).toEqual([[expect.stringMatching(/^[\\w-]{8,}$/), { name: 'First' }]])
  })

  it('says why one was not added, and keeps what was typed', async () => {
    const { user } = await visit(${one})
    gateway.use(http.post('/api/${plural}', () => problem(403, 'NOT_ALLOWED')))
    await user.type(await screen.findByLabelText('Name'), 'Second')
    await user.click(screen.getByRole('button', { name: '${textsOf({ plural, singular }).en.create}' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Second')
  })
})
`,
  }
}

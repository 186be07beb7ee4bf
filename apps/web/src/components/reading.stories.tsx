import { samplePicture } from '../catalogue/sample-picture'
import type { StoriesMeta } from '../catalogue/stories'
import { Article } from './article'
import { Callout } from './callout'
import { ContentsList } from './contents-list'
import { QuestionList } from './question-list'
import { Video } from './video'

export default { title: 'Reading/Article' } satisfies StoriesMeta

export function LongText() {
  return (
    <div className="grid gap-10 lg:grid-cols-[14rem_1fr]">
      <ContentsList
        entries={[
          { id: 'what', text: 'What a seal is' },
          { id: 'proof', text: 'What it proves' },
        ]}
      />
      <Article>
        <p>
          A seal says that a file existed at a time. <a href="#proof">What that proves</a> is said below.
        </p>
        <h2 id="what">What a seal is</h2>
        <p>A fingerprint, an address and a place on a public chain.</p>
        <ul>
          <li>The fingerprint changes with every bit.</li>
          <li>The address is made from the bytes.</li>
        </ul>
        <Callout title="Not a registration">A seal is evidence of a time; it makes nobody an author.</Callout>
        <h2 id="proof">What it proves</h2>
        <blockquote>That this file existed then, and has not changed since.</blockquote>
        <Callout title="Keep the file" tone="warn">
          Without the very file the seal proves nothing.
        </Callout>
        <p>
          It is checked by <code>originseal-verify</code>.
        </p>
      </Article>
    </div>
  )
}

export function Questions() {
  return (
    <QuestionList
      questions={[
        { question: 'Who can see my picture?', answer: 'You, and whoever you show it to.' },
        { question: 'Can a seal be undone?', answer: 'No: what is on the chain stays there.' },
      ]}
    />
  )
}

export function Film() {
  return (
    <div className="max-w-lg">
      <Video
        title="How a seal is made"
        src="/film.mp4"
        poster={samplePicture}
        captions={{ src: '/film.vtt', language: 'en', label: 'English' }}
        transcript={<p>A file is chosen; its fingerprint is taken.</p>}
      />
    </div>
  )
}

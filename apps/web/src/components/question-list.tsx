import type { ReactNode } from 'react'
import { Fold } from './fold'

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: ReactNode }[]
}

/** Questions that are often asked, each with its answer folded below it. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="card divide-y divide-line px-5 py-1 sm:px-8">
      {questions.map(({ question, answer }) => (
        <Fold key={question} summary={<h3 className="py-2 text-body">{question}</h3>}>
          <div className="max-w-reading pb-3">{answer}</div>
        </Fold>
      ))}
    </div>
  )
}

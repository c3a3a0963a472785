import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { AnswerActions } from '#client/admin/screens/form-answers/answer-actions.tsx'
import { ANSWER_LOOKS } from '#client/admin/screens/form-answers/answer-looks.ts'
import { useMarkFormAnswersMutation } from '#client/admin/screens/form-answers/form-answers.generated.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { AnswerFacts } from './answer-facts.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { type FormAnswerFieldsFragment, useFormAnswerQuery } from './form-answer.generated.ts'

/** One answer with everything that was sent; who opens it has read it. */
export function FormAnswerScreen(): ReactElement {
  const { t } = useTranslation('form-answers')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useFormAnswerQuery({ variables: { id } })
  useMarkedRead(data?.formAnswer ?? null)
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { formAnswer: answer } = data
  if (!answer) return <NotFound />
  const { state } = answer
  const toList = () => void navigate('/admin/form-answers')
  return (
    <>
      <ScreenHead title={t('head', { form: answer.form, id })}>
        <Tag look={ANSWER_LOOKS[state]}>{t(`words.${state}`)}</Tag>
        <AnswerActions
          ids={[id]}
          marks={state === 'READ' ? ['NEW'] : []}
          onDone={toList}
          onDeleted={toList}
        />
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <AnswerFields answer={answer} />
        <div className="flex min-w-0 flex-col gap-5">
          <AnswerFacts answer={answer} />
          <HistoryPanel
            kind="FORM_ANSWER"
            id={id}
            words={{
              name: (path) => t(`history.${path}`, { defaultValue: path }),
              value: (value) => t(`words.${value}`, { defaultValue: `${value}` }),
            }}
            save={null}
            isSaved={() => false}
          />
        </div>
      </div>
    </>
  )
}

/** Once for each visit, so that one that is marked as new stays so. */
function useMarkedRead(answer: FormAnswerFieldsFragment | null): void {
  const mark = useSend(useMarkFormAnswersMutation)
  const seen = useRef('')
  useEffect(() => {
    if (!answer || seen.current === answer.id) return
    seen.current = answer.id
    // It stays bold in the list if that fails.
    if (answer.state === 'NEW') void mark({ ids: [answer.id], state: 'READ' }).catch(() => null)
  })
}

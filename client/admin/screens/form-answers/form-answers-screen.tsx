import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { FORM_ANSWER_LIST } from '#services/contract/rules/lists/form-answers.ts'
import { AnswerActions } from './answer-actions.tsx'
import { ANSWER_LOOKS } from './answer-looks.ts'
import { useFormAnswerRowsQuery, useFormAnswerViewsQuery } from './form-answers.generated.ts'

/** What visitors sent by forms; those that were not read yet are bold. */
export function FormAnswersScreen(): ReactElement {
  const { t } = useTranslation('form-answers')
  const state = useList(FORM_ANSWER_LIST)
  const answer = useFormAnswerRowsQuery({ variables: state.variables })
  const { data } = useFormAnswerViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="FORM_ANSWERS"
      area="form-answers"
      page={answer.data?.formAnswerRows}
      views={data?.formAnswerViews}
      choices={{ form: data?.answeredForms ?? [] }}
      looks={ANSWER_LOOKS}
      cells={{
        summary: ({ summary, state: word }) => (
          <span
            className={`line-clamp-2 max-w-prose wrap-anywhere lg:min-w-44 ${word === 'NEW' ? 'font-semibold' : ''}`}
          >
            {summary || t('noText')}
          </span>
        ),
        email: ({ email }) => <span className="wrap-anywhere">{email}</span>,
      }}
      actions={(selection, clear) =>
        selection.kind === 'all' ? null : (
          <AnswerActions ids={[...selection.ids]} onDone={clear} marks={['READ', 'NEW']} />
        )
      }
      labelOf={({ summary, id }) => summary || id}
      hrefOf={({ id }) => `/admin/form-answers/${id}`}
    />
  )
}

import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { FORM_LIST } from '#services/contract/rules/lists/forms.ts'
import { AnswersLink } from './answers-link.tsx'
import { FORM_LOOKS } from './form-looks.ts'
import { useFormRowsQuery, useFormViewsQuery } from './forms.generated.ts'
import { NewFormDialog } from './new-form-dialog.tsx'

/** Forms that staff build, and how many answers each has. */
export function FormsScreen(): ReactElement {
  const { t } = useTranslation('siteForms')
  const state = useList(FORM_LIST)
  const answer = useFormRowsQuery({ variables: state.variables })
  const { data } = useFormViewsQuery()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="FORMS"
        area="siteForms"
        page={answer.data?.formRows}
        views={data?.formViews}
        looks={FORM_LOOKS}
        hrefOf={({ id }) => `/admin/forms/${id}`}
        head={
          <button type="button" onClick={() => setIsAdding(true)} className={deskButton('primary')}>
            <Icon name="plus" className="size-5" />
            {t('new.open')}
          </button>
        }
        cells={{
          answers: (form) => <AnswersLink form={form} />,
          newAnswers: ({ newAnswers }) => (newAnswers === 0 ? null : <strong>{newAnswers}</strong>),
        }}
      />
      {isAdding ? <NewFormDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { MAIL_LIST } from '#services/contract/rules/lists/mails.ts'
import { MAIL_LOOKS } from './mail-looks.ts'
import { useMailRowsQuery, useMailViewsQuery } from './mails.generated.ts'

/** Letters of the last 90 days: what left, what waits, and what was given up. */
export function MailsScreen(): ReactElement {
  const { t } = useTranslation('mails')
  const state = useList(MAIL_LIST)
  const answer = useMailRowsQuery({ variables: state.variables })
  const { data } = useMailViewsQuery()
  const kinds = data?.mailKinds ?? []
  return (
    <ListScreen
      {...{ state, answer }}
      name="MAILS"
      area="mails"
      page={answer.data?.mailRows}
      views={data?.mailViews}
      looks={MAIL_LOOKS}
      choices={{ kind: kinds.map(({ key, name }) => ({ id: key, name })) }}
      cells={{
        email: ({ email }) => email ?? t('noEmail'),
        kind: ({ kind }) => kinds.find(({ key }) => key === kind)?.name ?? kind,
      }}
      hrefOf={({ id }) => `/admin/mails/${id}`}
    />
  )
}

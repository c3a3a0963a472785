import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { CONSENT_LIST } from '#services/contract/rules/lists/consents.ts'
import { useConsentRowsQuery, useConsentViewsQuery } from './consents.generated.ts'
import { NewConsentDialog } from './new-consent-dialog.tsx'

/** Texts that visitors accept, with the forms that ask for them. */
export function ConsentsScreen(): ReactElement {
  const { t } = useTranslation('consents')
  const [isNew, setIsNew] = useState(false)
  const state = useList(CONSENT_LIST)
  const answer = useConsentRowsQuery({ variables: state.variables })
  const { data } = useConsentViewsQuery()
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="CONSENTS"
        area="consents"
        page={answer.data?.consentRows}
        views={data?.consentViews}
        hrefOf={({ id }) => `/admin/consent/${id}`}
        cells={{
          text: ({ text }) => <span className="line-clamp-2 max-w-prose md:min-w-56">{text}</span>,
          languages: ({ languages }) =>
            languages.map((code) => t(`languages.${code}`, { defaultValue: code })).join(', '),
        }}
        head={
          <>
            <Link to="/admin/consent/forms" className={deskButton()}>
              {t('forms.open')}
            </Link>
            <button type="button" onClick={() => setIsNew(true)} className={deskButton('primary')}>
              <Icon name="plus" className="size-5" />
              {t('new.open')}
            </button>
          </>
        }
      />
      {isNew && data ? (
        <NewConsentDialog
          language={data.layout.site.defaultLanguage}
          onClose={() => setIsNew(false)}
        />
      ) : null}
    </>
  )
}

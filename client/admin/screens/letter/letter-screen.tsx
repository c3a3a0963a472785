import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import {
  type LetterFieldsFragment,
  type Types,
  useLetterQuery,
  useSaveLetterMutation,
} from './letter.generated.ts'
import { LetterForm } from './letter-form.tsx'
import { useLetterWords } from './use-letter-words.ts'

const CODES: Readonly<Record<Types.LetterLanguage, string>> = { HR: 'hrv', EN: 'eng' }

/** The texts of one kind of letter in one language. */
export function LetterScreen(): ReactElement {
  const { kind = '' } = useParams()
  const [params] = useSearchParams()
  const language = params.get('language') === 'en' ? 'EN' : 'HR'
  const { data, error, refetch } = useLetterQuery({ variables: { kind, language } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { letter } = data
  return letter ? <Letter key={`${kind}/${language}`} letter={letter} /> : <NotFound />
}

function Letter({ letter }: { readonly letter: LetterFieldsFragment }): ReactElement {
  const { t } = useTranslation('letters')
  const words = useLetterWords(letter)
  const send = useMutationAction(useSaveLetterMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { kind, language, name, occasion, languages, texts } = letter
  const begin = (): void => setRound((last) => last + 1)
  const save: Save = async (changes) => {
    return await send({ kind, language, sitting: crypto.randomUUID(), changes })
  }
  return (
    <>
      <ScreenHead title={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}>
        {languages.length < 2 ? null : (
          <nav aria-label={t('language')} className="flex gap-4">
            {languages.map((one) => (
              <Link
                key={one.language}
                to={`?language=${one.language.toLowerCase()}`}
                aria-current={one.language === language ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-link aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`languages.${one.language}`)}
              </Link>
            ))}
          </nav>
        )}
      </ScreenHead>
      <p className="-mt-3 mb-5 max-w-prose text-ink-soft md:-mt-5">{occasion}</p>
      <div className="flex flex-col gap-5">
        <LetterForm key={round} {...{ letter, words, save }} onSaved={begin} />
        <HistoryPanel
          kind="LETTER"
          id={`${kind}/${CODES[language]}`}
          words={words}
          save={save}
          isSaved={(path) => texts.some((text) => text.path === path)}
          onUndone={begin}
        />
      </div>
    </>
  )
}

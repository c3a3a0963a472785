import type { ErrorLike } from '@apollo/client'
import { redirect } from 'react-router'
import { pathsContext } from '#client/lib/links.ts'
import { unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { REDIRECT_KEY, redirectTarget } from './safe-path.ts'
import { readVisitor } from './session/visitor.ts'
import { WhoIsDocument } from './who-is.generated.ts'

/** Redirects customers to where they wanted to go, or home. */
export async function guestsOnly({ request, context }: LoaderArgs): Promise<void> {
  // Without a session there is nothing to query.
  if (!import.meta.env.SSR && !readVisitor(document.cookie).hasSession) return
  const { data } = await preload(context, WhoIsDocument, {})
  // While the user service is down, the form is more useful than an error.
  if (!data?.me) return
  const { searchParams } = new URL(request.url)
  throw redirect(redirectTarget(searchParams) ?? context.get(pathsContext).pathTo('home'))
}

/** Redirects visitors to the login and back. A failed answer does not redirect. */
export function customersOnly(
  { request, context }: LoaderArgs,
  me: unknown,
  error: ErrorLike | null,
): void {
  if (me) return
  if (error) throw unavailable()
  const { pathname, search } = new URL(request.url)
  const { pathTo } = context.get(pathsContext)
  throw redirect(pathTo('login', {}, { [REDIRECT_KEY]: pathname + search }))
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { RefreshTokensDocument } from './generated/graphql.ts'

/** What the app stores between two starts; on a phone in its keychain. */
export type Tokens = { access?: string; refresh?: string; guest?: string }

type Answer<Data> = {
  data?: Data | null
  errors?: readonly { message: string; extensions?: { code?: string } }[]
}

export function headersOf(tokens: Tokens): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-client': 'app',
    'x-language': 'hr',
    ...(tokens.access ? { authorization: `Bearer ${tokens.access}` } : {}),
    ...(tokens.guest ? { 'x-guest': tokens.guest } : {}),
  }
}

export function openClient(url: string, tokens: Tokens) {
  let refreshing: Promise<boolean> | null = null

  async function send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> {
    const body = JSON.stringify({ query: print(document), variables })
    const response = await fetch(url, { method: 'POST', headers: headersOf(tokens), body })
    return response.json()
  }

  /** False when a new login is needed. Any other failure is thrown: the session still exists. */
  async function refresh(refreshToken: string): Promise<boolean> {
    const { data } = await send(RefreshTokensDocument, { refreshToken })
    const result = data?.refreshSession
    if (result?.__typename === 'RefreshSessionSuccess') {
      tokens.access = result.session.accessToken
      tokens.refresh = result.session.refreshToken
      return true
    }
    if (result?.__typename !== 'LoginProblem') throw new Error('Try again later.')
    delete tokens.access
    delete tokens.refresh
    return false
  }

  /** All requests wait for the same refresh, because a refresh token works once. */
  async function refreshOnce(used: string | undefined): Promise<boolean> {
    if (tokens.access !== used) return true
    if (!tokens.refresh) return false
    refreshing ??= refresh(tokens.refresh).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return async function ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const used = tokens.access
    let answer = await send(document, variables)
    const isRefused = answer.errors?.some(
      ({ extensions }) => extensions?.code === 'UNAUTHENTICATED',
    )
    if (isRefused && (await refreshOnce(used))) answer = await send(document, variables)
    if (!answer.data) throw new Error(answer.errors?.[0]?.message ?? 'There is no answer.')
    return answer.data
  }
}

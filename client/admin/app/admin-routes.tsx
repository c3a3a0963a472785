import { Outlet, type RouteObject } from 'react-router'
import { EntranceScreen } from '#client/admin/entrance/entrance-screen.tsx'
import { PasswordScreen } from '#client/admin/entrance/password-screen.tsx'
import { AdminFrame } from '#client/admin/frame/admin-frame.tsx'
import { Failed, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { RequireRight } from '#client/admin/frame/require-right.tsx'
import { SCREENS } from '#client/admin/frame/screens.ts'
import { SignedIn } from '#client/admin/session/signed-in.tsx'

/** Folders of `screens/` add themselves by their declaration. */
export function createAdminRoutes(): RouteObject[] {
  return [
    { path: '/adminLogin', Component: EntranceScreen, ErrorBoundary: Failed },
    { path: '/adminLogin/password', Component: PasswordScreen, ErrorBoundary: Failed },
    {
      path: '/admin',
      element: (
        <SignedIn>
          <AdminFrame />
        </SignedIn>
      ),
      ErrorBoundary: Failed,
      // A reload shows the frame at once.
      HydrateFallback: Loading,
      children: [
        ...SCREENS.map(
          ({ path, right, load }): RouteObject => ({
            path,
            ErrorBoundary: Failed,
            element: (
              <RequireRight right={right}>
                <Outlet />
              </RequireRight>
            ),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: await load() }),
                HydrateFallback: Loading,
              },
            ],
          }),
        ),
        { path: '*', Component: NotFound },
      ],
    },
  ]
}

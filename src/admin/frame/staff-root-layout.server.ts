import type { LoaderFunctionArgs } from 'react-router';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { staffPage } from './staff-page-context.ts';

/** The language and the colours of the back-office, for the document around it (`root.tsx`). The sign-in is light. */
export function loader({ context }: LoaderFunctionArgs) {
	const colorScheme = context.get(staffPage)?.staff?.colorScheme ?? 'light';
	return { locale: context.get(requestLocale), colorScheme };
}

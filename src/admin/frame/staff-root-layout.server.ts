import type { LoaderFunctionArgs } from 'react-router';
import { requestLocale } from '../../platform/i18n/request-locale.ts';

/** The language of the back-office, for the document around it (`root.tsx`). */
export function loader({ context }: LoaderFunctionArgs) {
	return { locale: context.get(requestLocale) };
}

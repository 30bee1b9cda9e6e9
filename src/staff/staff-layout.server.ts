import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from './staff-page-context.ts';

/** Who is signed in, for the frame; the guard has let the request through, and this refuses all others too. */
export function loader({ context }: LoaderFunctionArgs) {
	const { staff } = requireStaff(context);
	return {
		staff: { name: staff.name, email: staff.email, hasGeneratedPassword: staff.hasGeneratedPassword },
	};
}

import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { listStaffSessions } from './sign-in/staff-session-queries.server.ts';

/** Loads the user's own account: its second factor and all its signed-in browsers. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const sessions = await listStaffSessions(database.db, staff.id, new Date().toISOString());
	return {
		staff: {
			name: staff.name,
			email: staff.email,
			hasTwoFactor: staff.hasTwoFactor,
			language: staff.language,
			colorScheme: staff.colorScheme,
		},
		sessions: sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId })),
	};
}

import { useFormatter } from '../../platform/i18n/formatter.ts';

/** A moment as staff read it, in Toronto's time whatever the machine says: "Nov 21, 2026, 4:05 p.m.". */
export function StaffTime({ at }: { at: string }) {
	const format = useFormatter();
	const words = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
	return <time dateTime={at}>{words}</time>;
}

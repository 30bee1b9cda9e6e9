import { useFormatter } from '../../platform/i18n/formatter.ts';

/** A time in Toronto's time zone, regardless of the machine's: "Nov 21, 2026, 4:05 p.m.". */
export function StaffTime({ at }: { at: string }) {
	const format = useFormatter();
	const text = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
	return <time dateTime={at}>{text}</time>;
}

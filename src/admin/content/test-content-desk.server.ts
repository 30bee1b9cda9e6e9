import { openStaffSite } from '../../testing/staff-site.ts';
import { contentPath } from './content-part.ts';

/** A site with somebody signed in, and calls that read and save a part; without a tag, a save is of what is stored. */
export async function openContentDesk(name: string) {
	const site = await openStaffSite();
	const url = contentPath(name);
	const read = async () => {
		const answer = await site.staff.call({ url });
		return { tag: answer.headers.etag as string, record: answer.json() };
	};
	const save = async (value: unknown, tag?: string) =>
		site.staff.call({ method: 'PUT', url, body: value as object }, { 'if-match': tag ?? (await read()).tag });
	return { ...site, read, save };
}

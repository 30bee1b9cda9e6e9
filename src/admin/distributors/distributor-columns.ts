import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import { toDistributorInput } from '../../domain/distributors/distributor-input.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import { localTime } from '../kit/list/local-time.ts';

const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no');

/** One row per distributor, with every field of the form, so that the file can be imported again; times are local. */
export function distributorColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<DistributorRecord>([
		['id', ({ id }) => id],
		['name', ({ name }) => name],
		['street', ({ street }) => street],
		['city', ({ city }) => city],
		['province', ({ province }) => province],
		['postal_code', ({ postalCode }) => postalCode],
		['position', (row) => toDistributorInput(row).position],
		['phone', ({ phone }) => phone],
		['website', ({ website }) => website ?? ''],
		['email', ({ email }) => email],
		['mon_fri', (row) => toDistributorInput(row).monFri],
		['sat', (row) => toDistributorInput(row).sat],
		['sun', (row) => toDistributorInput(row).sun],
		['stocks', ({ lines }) => lines.join('; ')],
		['languages', ({ languages }) => languages.join('; ')],
		['counter_sales', ({ counterSales }) => yesOrNo(counterSales)],
		['shown', ({ isShown }) => yesOrNo(isShown)],
		['confirmed', ({ confirmedAt }) => confirmedAt && local(confirmedAt), 'time'],
		['changed', ({ updatedAt }) => local(updatedAt), 'time'],
	]);
}

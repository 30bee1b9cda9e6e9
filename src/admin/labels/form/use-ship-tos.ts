import { useState } from 'react';
import type { Company, ShipTo } from '../../../domain/companies/company.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';

/**
 * The delivery addresses of a label's company. `loadShipTos` loads those of another. The list is empty until
 * they are loaded, or if loading fails: the default address is then used, and any other can be typed.
 */
export function useShipTos(companyId: string, known: readonly ShipTo[]) {
	const sendRequest = useStaffRequest();
	const [loaded, setLoaded] = useState({ companyId, shipTos: known });

	async function loadShipTos(id: string) {
		const result = await sendRequest<Company>(`/api/admin/companies/${encodeURIComponent(id)}`);
		if (result.ok) setLoaded({ companyId: id, shipTos: result.answer.shippingAddresses });
	}

	const isOfCompany = companyId !== '' && loaded.companyId === companyId;
	return { shipTos: isOfCompany ? loaded.shipTos : [], loadShipTos };
}

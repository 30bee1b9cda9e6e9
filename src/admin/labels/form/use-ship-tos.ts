import { useState } from 'react';
import type { Company, ShipTo } from '../../../domain/companies/company.ts';
import { useStaffCall } from '../../kit/session-dialog.tsx';

/**
 * Where a label's company takes deliveries. `loadShipTos` asks for another company's; until they have come, and where they
 * do not, there are none: the default address stands and any other can be typed.
 */
export function useShipTos(companyId: string, known: readonly ShipTo[]) {
	const call = useStaffCall();
	const [places, setPlaces] = useState({ companyId, shipTos: known });

	async function loadShipTos(id: string) {
		const result = await call<Company>(`/api/admin/companies/${encodeURIComponent(id)}`);
		if (result.ok) setPlaces({ companyId: id, shipTos: result.answer.shippingAddresses });
	}

	const isOfCompany = companyId !== '' && places.companyId === companyId;
	return { shipTos: isOfCompany ? places.shipTos : [], loadShipTos };
}

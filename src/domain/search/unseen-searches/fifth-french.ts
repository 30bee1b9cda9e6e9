/** Written as a welder or a labourer of Quebec types: without accents, with slips of the hand and the words of the shop. */
export const FIFTH_FRENCH = `
souder des coques de bateau: STICK FLUX MIG
y fait frette en titi sul chantier: WINTER 311
mitaine de motoneige: 206
ganx de soudeur: STICK MIG TIG
gant stick pas cher: 303
du gros cuir pour la 7018: STICK
soudure alu pedale au fond: 285
passe de racine sur du tuyau 6G: TIG
gants qui prennent pas l'eau pour la voirie: 200 207 156
poseur de gypse: FITTER DRIVER
j'me pince toujours les doigts dans les brides: IMPACT
des gants serrés pour des ti-mains de fille: WOMEN SMALL
cariste dans un entrepot de bouffe congelée: 207 204 201 208 200
gars de voirie qui fait des signes aux chars: VISIBLE
operateur de pepine: DRIVER 200 203 208
changer mes breaks de char: MECHANIC 073-2 073-2-grey 074
bizouner apres mon tracteur: DRIVER 151 200 165
trier de la tole tranchante au recyclage: 162 163 164 075 078
piquer le laitier: 165 161 079 309 STICK
soudeuse tig petite main: 281 280
doublés en mouton: FLEECE WOOL 203
foreur sur une drill: 079 155 165 309
monteur d'acier boulons de structure: 150 151 152 155 079 165
mecano de machinerie lourde: 079 161 165 155
pas trop epais pour visser des ptites vis: FINE 077 154 160 204 073-2 073-2-grey
manche qui monte jusqu'au coude pour le gros soudage: 304 305 306 301 301-brown 311
cuir d'elan: 206 301 301-brown 311
chevre non doublee 2xl: 073-2 073-2-grey 276-3 276-3-black 283
gant gauche de rechange tig: 282
besoin juste du gauche pour la baguette: 308
tenir des vitres sans me couper: 075 078 162 163 164
cordes de bateau mouillees: 156 081 206 207 200
gougeage au carbone 3/8: GOUGE
fil fourre avec gaz grosse plaque: FLUX 202 302 309
dos en jeans: 151
manchette en rubber pour la pluie: 156 153 203
taponner des petites pieces au tig: TIG
etudiant au DEP en soudage: SCHOOL
pic pneumatique vibrations: 161
ca glisse quand mes mains sont pleines d'huile: OILY
`;

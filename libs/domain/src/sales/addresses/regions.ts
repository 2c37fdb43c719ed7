/**
 * Provinces with their regencies (kabupaten) and cities (kota), by the public codes and names of the Ministry of Home Affairs: 38
 * provinces, 514 regencies and cities. Districts change every year and are typed by the customer (docs/decisions/0025). A name
 * that changes here needs a migration of the stored ones.
 */
const TABLE: readonly (readonly [code: string, province: string, regencies: string, cities: string])[] = [
  [
    '11',
    'Aceh',
    'Aceh Barat|Aceh Barat Daya|Aceh Besar|Aceh Jaya|Aceh Selatan|Aceh Singkil|Aceh Tamiang|Aceh Tengah|Aceh Tenggara|Aceh Timur|Aceh Utara|Bener Meriah|Bireuen|Gayo Lues|Nagan Raya|Pidie|Pidie Jaya|Simeulue',
    'Banda Aceh|Langsa|Lhokseumawe|Sabang|Subulussalam',
  ],
  [
    '12',
    'Sumatera Utara',
    'Asahan|Batu Bara|Dairi|Deli Serdang|Humbang Hasundutan|Karo|Labuhanbatu|Labuhanbatu Selatan|Labuhanbatu Utara|Langkat|Mandailing Natal|Nias|Nias Barat|Nias Selatan|Nias Utara|Padang Lawas|Padang Lawas Utara|Pakpak Bharat|Samosir|Serdang Bedagai|Simalungun|Tapanuli Selatan|Tapanuli Tengah|Tapanuli Utara|Toba',
    'Binjai|Gunungsitoli|Medan|Padangsidimpuan|Pematangsiantar|Sibolga|Tanjungbalai|Tebing Tinggi',
  ],
  [
    '13',
    'Sumatera Barat',
    'Agam|Dharmasraya|Kepulauan Mentawai|Lima Puluh Kota|Padang Pariaman|Pasaman|Pasaman Barat|Pesisir Selatan|Sijunjung|Solok|Solok Selatan|Tanah Datar',
    'Bukittinggi|Padang|Padang Panjang|Pariaman|Payakumbuh|Sawahlunto|Solok',
  ],
  [
    '14',
    'Riau',
    'Bengkalis|Indragiri Hilir|Indragiri Hulu|Kampar|Kepulauan Meranti|Kuantan Singingi|Pelalawan|Rokan Hilir|Rokan Hulu|Siak',
    'Dumai|Pekanbaru',
  ],
  [
    '15',
    'Jambi',
    'Batanghari|Bungo|Kerinci|Merangin|Muaro Jambi|Sarolangun|Tanjung Jabung Barat|Tanjung Jabung Timur|Tebo',
    'Jambi|Sungai Penuh',
  ],
  [
    '16',
    'Sumatera Selatan',
    'Banyuasin|Empat Lawang|Lahat|Muara Enim|Musi Banyuasin|Musi Rawas|Musi Rawas Utara|Ogan Ilir|Ogan Komering Ilir|Ogan Komering Ulu|Ogan Komering Ulu Selatan|Ogan Komering Ulu Timur|Penukal Abab Lematang Ilir',
    'Lubuk Linggau|Pagar Alam|Palembang|Prabumulih',
  ],
  [
    '17',
    'Bengkulu',
    'Bengkulu Selatan|Bengkulu Tengah|Bengkulu Utara|Kaur|Kepahiang|Lebong|Mukomuko|Rejang Lebong|Seluma',
    'Bengkulu',
  ],
  [
    '18',
    'Lampung',
    'Lampung Barat|Lampung Selatan|Lampung Tengah|Lampung Timur|Lampung Utara|Mesuji|Pesawaran|Pesisir Barat|Pringsewu|Tanggamus|Tulang Bawang|Tulang Bawang Barat|Way Kanan',
    'Bandar Lampung|Metro',
  ],
  [
    '19',
    'Kepulauan Bangka Belitung',
    'Bangka|Bangka Barat|Bangka Selatan|Bangka Tengah|Belitung|Belitung Timur',
    'Pangkal Pinang',
  ],
  ['21', 'Kepulauan Riau', 'Bintan|Karimun|Kepulauan Anambas|Lingga|Natuna', 'Batam|Tanjung Pinang'],
  [
    '31',
    'DKI Jakarta',
    'Administrasi Kepulauan Seribu',
    'Administrasi Jakarta Barat|Administrasi Jakarta Pusat|Administrasi Jakarta Selatan|Administrasi Jakarta Timur|Administrasi Jakarta Utara',
  ],
  [
    '32',
    'Jawa Barat',
    'Bandung|Bandung Barat|Bekasi|Bogor|Ciamis|Cianjur|Cirebon|Garut|Indramayu|Karawang|Kuningan|Majalengka|Pangandaran|Purwakarta|Subang|Sukabumi|Sumedang|Tasikmalaya',
    'Bandung|Banjar|Bekasi|Bogor|Cimahi|Cirebon|Depok|Sukabumi|Tasikmalaya',
  ],
  [
    '33',
    'Jawa Tengah',
    'Banjarnegara|Banyumas|Batang|Blora|Boyolali|Brebes|Cilacap|Demak|Grobogan|Jepara|Karanganyar|Kebumen|Kendal|Klaten|Kudus|Magelang|Pati|Pekalongan|Pemalang|Purbalingga|Purworejo|Rembang|Semarang|Sragen|Sukoharjo|Tegal|Temanggung|Wonogiri|Wonosobo',
    'Magelang|Pekalongan|Salatiga|Semarang|Surakarta|Tegal',
  ],
  ['34', 'DI Yogyakarta', 'Bantul|Gunungkidul|Kulon Progo|Sleman', 'Yogyakarta'],
  [
    '35',
    'Jawa Timur',
    'Bangkalan|Banyuwangi|Blitar|Bojonegoro|Bondowoso|Gresik|Jember|Jombang|Kediri|Lamongan|Lumajang|Madiun|Magetan|Malang|Mojokerto|Nganjuk|Ngawi|Pacitan|Pamekasan|Pasuruan|Ponorogo|Probolinggo|Sampang|Sidoarjo|Situbondo|Sumenep|Trenggalek|Tuban|Tulungagung',
    'Batu|Blitar|Kediri|Madiun|Malang|Mojokerto|Pasuruan|Probolinggo|Surabaya',
  ],
  ['36', 'Banten', 'Lebak|Pandeglang|Serang|Tangerang', 'Cilegon|Serang|Tangerang|Tangerang Selatan'],
  ['51', 'Bali', 'Badung|Bangli|Buleleng|Gianyar|Jembrana|Karangasem|Klungkung|Tabanan', 'Denpasar'],
  [
    '52',
    'Nusa Tenggara Barat',
    'Bima|Dompu|Lombok Barat|Lombok Tengah|Lombok Timur|Lombok Utara|Sumbawa|Sumbawa Barat',
    'Bima|Mataram',
  ],
  [
    '53',
    'Nusa Tenggara Timur',
    'Alor|Belu|Ende|Flores Timur|Kupang|Lembata|Malaka|Manggarai|Manggarai Barat|Manggarai Timur|Nagekeo|Ngada|Rote Ndao|Sabu Raijua|Sikka|Sumba Barat|Sumba Barat Daya|Sumba Tengah|Sumba Timur|Timor Tengah Selatan|Timor Tengah Utara',
    'Kupang',
  ],
  [
    '61',
    'Kalimantan Barat',
    'Bengkayang|Kapuas Hulu|Kayong Utara|Ketapang|Kubu Raya|Landak|Melawi|Mempawah|Sambas|Sanggau|Sekadau|Sintang',
    'Pontianak|Singkawang',
  ],
  [
    '62',
    'Kalimantan Tengah',
    'Barito Selatan|Barito Timur|Barito Utara|Gunung Mas|Kapuas|Katingan|Kotawaringin Barat|Kotawaringin Timur|Lamandau|Murung Raya|Pulang Pisau|Seruyan|Sukamara',
    'Palangkaraya',
  ],
  [
    '63',
    'Kalimantan Selatan',
    'Balangan|Banjar|Barito Kuala|Hulu Sungai Selatan|Hulu Sungai Tengah|Hulu Sungai Utara|Kotabaru|Tabalong|Tanah Bumbu|Tanah Laut|Tapin',
    'Banjarbaru|Banjarmasin',
  ],
  [
    '64',
    'Kalimantan Timur',
    'Berau|Kutai Barat|Kutai Kartanegara|Kutai Timur|Mahakam Ulu|Paser|Penajam Paser Utara',
    'Balikpapan|Bontang|Samarinda',
  ],
  ['65', 'Kalimantan Utara', 'Bulungan|Malinau|Nunukan|Tana Tidung', 'Tarakan'],
  [
    '71',
    'Sulawesi Utara',
    'Bolaang Mongondow|Bolaang Mongondow Selatan|Bolaang Mongondow Timur|Bolaang Mongondow Utara|Kep. Siau Tagulandang Biaro|Kepulauan Sangihe|Kepulauan Talaud|Minahasa|Minahasa Selatan|Minahasa Tenggara|Minahasa Utara',
    'Bitung|Kotamobagu|Manado|Tomohon',
  ],
  [
    '72',
    'Sulawesi Tengah',
    'Banggai|Banggai Kepulauan|Banggai Laut|Buol|Donggala|Morowali|Morowali Utara|Parigi Moutong|Poso|Sigi|Tojo Una Una|Toli-Toli',
    'Palu',
  ],
  [
    '73',
    'Sulawesi Selatan',
    'Bantaeng|Barru|Bone|Bulukumba|Enrekang|Gowa|Jeneponto|Kepulauan Selayar|Luwu|Luwu Timur|Luwu Utara|Maros|Pangkajene dan Kepulauan|Pinrang|Sidenreng Rappang|Sinjai|Soppeng|Takalar|Tana Toraja|Toraja Utara|Wajo',
    'Makassar|Palopo|Parepare',
  ],
  [
    '74',
    'Sulawesi Tenggara',
    'Bombana|Buton|Buton Selatan|Buton Tengah|Buton Utara|Kolaka|Kolaka Timur|Kolaka Utara|Konawe|Konawe Kepulauan|Konawe Selatan|Konawe Utara|Muna|Muna Barat|Wakatobi',
    'Bau Bau|Kendari',
  ],
  ['75', 'Gorontalo', 'Boalemo|Bone Bolango|Gorontalo|Gorontalo Utara|Pohuwato', 'Gorontalo'],
  ['76', 'Sulawesi Barat', 'Majene|Mamasa|Mamuju|Mamuju Tengah|Pasangkayu|Polewali Mandar', ''],
  [
    '81',
    'Maluku',
    'Buru|Buru Selatan|Kepulauan Aru|Kepulauan Tanimbar|Maluku Barat Daya|Maluku Tengah|Maluku Tenggara|Seram Bagian Barat|Seram Bagian Timur',
    'Ambon|Tual',
  ],
  [
    '82',
    'Maluku Utara',
    'Halmahera Barat|Halmahera Selatan|Halmahera Tengah|Halmahera Timur|Halmahera Utara|Kepulauan Sula|Pulau Morotai|Pulau Taliabu',
    'Ternate|Tidore Kepulauan',
  ],
  ['91', 'Papua', 'Biak Numfor|Jayapura|Keerom|Kepulauan Yapen|Mamberamo Raya|Sarmi|Supiori|Waropen', 'Jayapura'],
  ['92', 'Papua Barat', 'Fak Fak|Kaimana|Manokwari|Manokwari Selatan|Pegunungan Arfak|Teluk Bintuni|Teluk Wondama', ''],
  ['93', 'Papua Selatan', 'Asmat|Boven Digoel|Mappi|Merauke', ''],
  ['94', 'Papua Tengah', 'Deiyai|Dogiyai|Intan Jaya|Mimika|Nabire|Paniai|Puncak|Puncak Jaya', ''],
  [
    '95',
    'Papua Pegunungan',
    'Jayawijaya|Lanny Jaya|Mamberamo Tengah|Nduga|Pegunungan Bintang|Tolikara|Yahukimo|Yalimo',
    '',
  ],
  ['96', 'Papua Barat Daya', 'Maybrat|Raja Ampat|Sorong|Sorong Selatan|Tambrauw', 'Sorong'],
];

export interface Province {
  /** Two digits, e.g. '32'. */
  code: string;
  name: string;
  /** 'Kab. Bandung', 'Kota Bandung'; by name. */
  cities: readonly string[];
}

const named = (names: string, kind: string): string[] =>
  names ? names.split('|').map((name) => `${kind} ${name}`) : [];

export const PROVINCES: readonly Province[] = TABLE.map(([code, name, regencies, cities]) => ({
  code,
  name,
  cities: [...named(cities, 'Kota'), ...named(regencies, 'Kab.')],
}));

const BY_CODE = new Map(PROVINCES.map((province) => [province.code, province]));

export const provinceOf = (code: string): Province | undefined => BY_CODE.get(code);

/** Name of a stored code; the code itself when it is not known any more. */
export const provinceName = (code: string): string => BY_CODE.get(code)?.name ?? code;

/** Whether the city or regency lies in the province. */
export const isCityOf = (provinceCode: string, city: string): boolean =>
  BY_CODE.get(provinceCode)?.cities.includes(city) ?? false;

/** The city and the regency of the province that have this name, written without a kind. */
export const citiesNamed = (provinceCode: string, name: string): string[] =>
  (BY_CODE.get(provinceCode)?.cities ?? []).filter((city) =>
    ['kota', 'kab'].some((kind) => cityKey(city) === cityKey(`${kind} ${name.trim()}`)),
  );

/** Of a city's name as people write it only what distinguishes it: 'Kabupaten Bogor' and 'kab.bogor' are one, and nobody writes 'Administrasi'. */
const cityKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\s*kab(upaten\b|\.|\b)\s*/, 'kab ')
    .replace(/\badm(inistrasi\b|\.|\b)/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const CITY_BY_KEY = new Map(PROVINCES.flatMap(({ cities }) => cities.map((city) => [cityKey(city), city] as const)));

/** The name as the list has it; a text that names no city or regency with its kind as it is. */
export const spelledCity = (typed: string): string => CITY_BY_KEY.get(cityKey(typed)) ?? typed;

/** A province ('32') or one of its cities ('32/Kota Depok'): what a shipping zone is made of. */
export const cityRegion = (provinceCode: string, city: string): string => `${provinceCode}/${city}`;

export function isRegion(region: string): boolean {
  const [code = '', ...rest] = region.split('/');
  const city = rest.join('/');
  return rest.length === 0 ? BY_CODE.has(code) : isCityOf(code, city);
}

/** 'Jawa Barat', 'Kota Depok, Jawa Barat'. */
export function regionName(region: string): string {
  const [code = '', city] = region.split('/');
  return city ? `${city}, ${provinceName(code)}` : provinceName(code);
}
